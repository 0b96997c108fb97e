# Turnieje komputerów w wierszu poleceń.

arena-no-checkout = W folderze { $folder } nie ma kopii Tessery.
arena-checkout-refuses = Gracz „{ $name }” z folderu { $folder } nie może grać: { $why }
arena-no-record = W pliku { $file } nie można przechowywać rund: { $why }

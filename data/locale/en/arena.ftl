# Tournaments of computers on the command line.

arena-no-checkout = There is no checkout of Tessera in { $folder }.
arena-checkout-refuses = The player “{ $name }” of { $folder } cannot play: { $why }
arena-no-record = No rounds can be kept in { $file }: { $why }

"""Discord's API errors: HTTP status, error code and message."""

from enum import Enum

from bot.local.world.json_types import Payload


class ErrorCode(Enum):
    """Status, code and message of every error that this server returns."""

    UNAUTHORIZED = (401, 0, "401: Unauthorized")
    NOT_FOUND = (404, 0, "404: Not Found")
    UNKNOWN_APPLICATION = (404, 10002, "Unknown Application")
    UNKNOWN_CHANNEL = (404, 10003, "Unknown Channel")
    UNKNOWN_GUILD = (404, 10004, "Unknown Guild")
    UNKNOWN_MEMBER = (404, 10007, "Unknown Member")
    UNKNOWN_MESSAGE = (404, 10008, "Unknown Message")
    UNKNOWN_USER = (404, 10013, "Unknown User")
    UNKNOWN_EMOJI = (400, 10014, "Unknown Emoji")
    UNKNOWN_APPLICATION_EMOJI = (404, 10014, "Unknown Emoji")
    UNKNOWN_WEBHOOK = (404, 10015, "Unknown Webhook")
    UNKNOWN_INTERACTION = (404, 10062, "Unknown interaction")
    UNKNOWN_COMMAND = (404, 10063, "Unknown application command")
    TOO_MANY_PINS = (400, 30003, "Maximum number of pins reached (250)")
    TOO_MANY_EMOJIS = (400, 30008, "Maximum number of emojis reached (2000)")
    TOO_LARGE = (413, 40005, "Request entity too large")
    ALREADY_ACKNOWLEDGED = (400, 40060, "Interaction has already been acknowledged.")
    MISSING_ACCESS = (403, 50001, "Missing Access")
    WRONG_CHANNEL_TYPE = (400, 50024, "Cannot execute action on this channel type")
    NOT_THE_AUTHOR = (403, 50005, "Cannot edit a message authored by another user")
    EMPTY_MESSAGE = (400, 50006, "Cannot send an empty message")
    DIRECT_MESSAGES_CLOSED = (403, 50007, "Cannot send messages to this user")
    MISSING_PERMISSIONS = (403, 50013, "Missing Permissions")
    SYSTEM_MESSAGE = (403, 50021, "Cannot execute action on a system message")
    INVALID_WEBHOOK_TOKEN = (401, 50027, "Invalid Webhook Token")
    INVALID_BODY = (400, 50035, "Invalid Form Body")
    THREAD_IS_ARCHIVED = (400, 50083, "Thread is archived")
    INVALID_JSON = (400, 50109, "The request body contains invalid JSON.")
    THREAD_EXISTS = (400, 160004, "A thread has already been created for this message")
    THREAD_IS_LOCKED = (403, 160005, "This thread is locked")
    TOO_MANY_THREADS = (400, 160006, "Maximum number of active threads reached")


class ApiError(Exception):
    """A request that Discord would reject. `errors` names the invalid fields."""

    def __init__(self, code: ErrorCode, errors: Payload | None = None) -> None:
        super().__init__(code.value[2])
        self.code = code
        self.errors = errors

    @property
    def status(self) -> int:
        return self.code.value[0]

    def body(self) -> Payload:
        _, code, message = self.code.value
        return {"message": message, "code": code} | ({"errors": self.errors} if self.errors else {})


def invalid_field(path: str, reason: str, message: str) -> ApiError:
    """An error in one field. List indexes are part of the dotted path: `components.0.custom_id`."""
    tree: Payload = {"_errors": [{"code": reason, "message": message}]}
    for part in reversed(path.split(".")):
        tree = {part: tree}
    return ApiError(ErrorCode.INVALID_BODY, tree)

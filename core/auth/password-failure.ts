export type LockedOut = { code: 'locked_out'; until: Date };

export type PasswordFailure = { code: 'password_invalid'; attemptsLeft: number } | LockedOut;

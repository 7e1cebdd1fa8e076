import type { CommandName } from './usage.ts';

/** A command gets its arguments and returns the exit code. */
type Command = (args: string[]) => Promise<number>;

/** A command's code is loaded when it runs. */
export const commands: Record<CommandName, () => Promise<Command>> = {
  import: async () => (await import('./import.ts')).importCommand,
  export: async () => (await import('./export.ts')).exportCommand,
  backup: async () => (await import('./backup.ts')).backupCommand,
  'backup-now': async () => (await import('./scheduled-backups.ts')).backupNowCommand,
  backups: async () => (await import('./scheduled-backups.ts')).backupsCommand,
  'restore-test': async () => (await import('./scheduled-backups.ts')).restoreTestCommand,
  'backup-key': async () => (await import('./scheduled-backups.ts')).backupKeyCommand,
  verify: async () => (await import('./backup.ts')).verifyCommand,
  restore: async () => (await import('./backup.ts')).restoreCommand,
  migrate: async () => (await import('./command.ts')).migrateCommand,
  'move-pictures': async () => (await import('./move-pictures.ts')).movePicturesCommand,
  password: async () => (await import('./password.ts')).passwordCommand,
};

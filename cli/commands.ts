/** A command gets its own arguments and gives the exit code. */
type Command = (args: string[]) => Promise<number>;

/** By name. What a command needs is loaded once it is asked for. */
export const commands: Record<string, () => Promise<Command>> = {
  import: async () => (await import('./import.ts')).importCommand,
  export: async () => (await import('./export.ts')).exportCommand,
  backup: async () => (await import('./backup.ts')).backupCommand,
  copy: async () => (await import('./copies.ts')).copyCommand,
  copies: async () => (await import('./copies.ts')).copiesCommand,
  drill: async () => (await import('./copies.ts')).drillCommand,
  'copy-key': async () => (await import('./copies.ts')).copyKeyCommand,
  verify: async () => (await import('./backup.ts')).verifyCommand,
  restore: async () => (await import('./backup.ts')).restoreCommand,
  migrate: async () => (await import('./command.ts')).migrateCommand,
  'move-pictures': async () => (await import('./move-pictures.ts')).movePicturesCommand,
  password: async () => (await import('./password.ts')).passwordCommand,
};

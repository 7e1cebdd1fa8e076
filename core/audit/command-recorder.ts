import { commandLine } from './audit-event.ts';
import { createRecorder, type RecordEvent } from './create-recorder.ts';

/** Records what is done by whoever has the server itself: by the command line, or by the configuration at a start. */
export function commandRecorder(): RecordEvent {
  return createRecorder({ actor: commandLine, now: () => new Date() }).record;
}

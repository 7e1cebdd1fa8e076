type Report = (error: unknown, requestId: string) => void;

let report: Report | undefined;

export function reportErrorsTo(target: Report): void {
  report = target;
}

/** Reports an error to the target. Without one, throws it in the process. */
export function reportError(error: unknown, requestId: string): void {
  if (report) report(error, requestId);
  else queueMicrotask(() => Promise.reject(error));
}

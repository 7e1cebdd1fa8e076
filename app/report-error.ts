type Report = (error: unknown, requestId: string) => void;

let report: Report | undefined;

/** Where failures while rendering a page are told; the server passes its log. */
export function reportErrorsTo(target: Report): void {
  report = target;
}

/** Tells of an unexpected failure. Without a target it is thrown to the process, never swallowed. */
export function reportError(error: unknown, requestId: string): void {
  if (report) report(error, requestId);
  else queueMicrotask(() => Promise.reject(error));
}

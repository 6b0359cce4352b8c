import { answerRecord, hoursAndMinutes } from "../copy/mails.ts";

export function hoursInWords(hours: number): string {
  const minutes = Math.round(hours * 60);
  return put(hoursAndMinutes, { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** `inTime` is a share from 0 to 1. */
export function recordInWords({
  days,
  inTime,
  medianHours,
}: {
  days: number;
  inTime: number;
  medianHours: number;
}): string {
  return put(answerRecord, { days, inTime: Math.floor(inTime * 100), median: hoursInWords(medianHours) });
}

function put(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (token, name) => String(values[name] ?? token));
}

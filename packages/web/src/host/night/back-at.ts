/** The next moment at which a clock shows this time, after a moment; undefined where the text is no time. */
export function nextAt(text: string, after: Date): number | undefined {
  const [, hours = '', minutes = ''] = /^(\d{1,2}):(\d{2})$/.exec(text.trim()) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  const at = new Date(after);
  at.setHours(Number(hours), Number(minutes), 0, 0);
  if (at <= after) at.setDate(at.getDate() + 1);
  return at.getTime();
}

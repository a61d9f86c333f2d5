/** What a newcomer is told at a table, one thing at a time and each once. */
export const lessons = ['chip', 'area', 'totals', 'wait', 'result'] as const;

export type Lesson = (typeof lessons)[number];

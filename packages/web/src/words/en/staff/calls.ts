/** Tables that ask for a supervisor. */
export const calls = {
  title: (table: string) => `${table} asks for a supervisor`,
  since: (words: string, time: string) => `${words}, since ${time}`,
  toTable: 'To the table',
  toTableFor: (table: string) => `To the table: ${table}`,
  answer: 'I am coming',
  answerFor: (table: string) => `I am coming to ${table}`,
  /** What the trail keeps of it. */
  answered: 'A supervisor has answered the call.',
};

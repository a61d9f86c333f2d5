/** Calling a supervisor to the table. */
export const dealerCalls = {
  callSupervisor: 'Call a supervisor',
  callText:
    'Nobody at the table sees this; supervisors and the host see it at once, with the table and the time.',
  callAbout: 'What is it about?',
  callReasons: {
    dispute: 'A player disputes something',
    payment: 'A payment to check',
    dice: 'The dice',
    behaviour: 'Somebody’s behaviour',
    chips: 'Chips or the float',
    relief: 'Relief',
    other: 'Something else',
  },
  callNote: 'In a few words',
  callNoteNeeded: 'In a few words, needed here',
  callChoose: 'Say first what it is about.',
  isCalled: 'A supervisor is called',
  calledSince: (words: string, time: string) => `${words}, since ${time}`,
  callAnswer: 'I am here',
  callAnswered: 'A supervisor has come to the table.',
};

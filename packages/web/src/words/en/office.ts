/** The frame of the desk of disputes, conduct and promotions. */
export const office = {
  title: 'Desk',
  tabsName: 'Parts of the desk',
  tabs: { disputes: 'Disputes', conduct: 'Conduct', promotions: 'Promotions' },
  settings: 'Settings',
  signOut: 'Sign out',
  loading: 'Opening',
  nothingTitle: 'The desk is not for you',
  nothingText: (name: string) =>
    `${name} has no part in disputes, conduct or promotions. Whoever runs the pit can give you one.`,
  notLoadedTitle: 'This part did not come',
  notLoadedText: 'The pit could not be reached. Try again.',
  again: 'Try again',
};

/** Every small drawing of the screens, as one path in a square of 24. */
export const iconPaths = {
  undo: 'M8 5 3.5 9.5 8 14M3.5 9.5H14a5 5 0 0 1 0 10h-4',
  redo: 'M16 5l4.5 4.5L16 14M20.5 9.5H10a5 5 0 0 0 0 10h4',
  clear: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M9 9l6 6M15 9l-6 6',
  repeat: 'M17 3l4 4-4 4M3 11v-1a3 3 0 0 1 3-3h15M7 21l-4-4 4-4M21 13v1a3 3 0 0 1-3 3H3',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  warn: 'M12 4 2.5 20h19zM12 10v5M12 17.5v.5',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  chevron: 'M9 5l7 7-7 7',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 7.5V12l3 2',
  moon: 'M19 14.5A8 8 0 0 1 9.5 5a8 8 0 1 0 9.5 9.5',
  screen: 'M3 5h18v11H3zM9 20h6',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M5 20a7 7 0 0 1 14 0',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5 20 20',
  sound: 'M4 9.5v5h4l5 4v-13l-5 4zM16.5 8.5a5 5 0 0 1 0 7',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4.5v15l12-7.5z',
  print: 'M7 9V4h10v5M7 17H4v-7h16v7h-3M7 14h10v6H7z',
} as const;

export type IconName = keyof typeof iconPaths;

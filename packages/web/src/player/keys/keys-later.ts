/** The sheet of the keys comes when somebody asks for it. */
export const keysSheet = async () => (await import('./keys-sheet.tsx')).KeysSheet;

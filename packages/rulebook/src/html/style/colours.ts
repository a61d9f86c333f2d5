/** The colours and the lettering of a book, by day and by night, and the cloth of each pack. */
export const colours = `
:root {
  color-scheme: light dark; --bg: #f7f2e4; --surface: #fffdf6; --raised: #efe8d6; --hair: #ddd4bd;
  --edge: #7d7765; --text: #0b0f0e; --text-2: #555648; --accent-ink: #7a5a10; --focus: #0b0f0e;
  --winlight: #ffd977; --felt: #0b3d2e; --felt-lit: #14644a;
  --sign: "Barlow Condensed","Roboto Condensed","Arial Narrow",sans-serif;
  --sans: system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;
}
[data-pack=snake-eyes-nsw] { --felt: #0c2340; --felt-lit: #1a4680; }
[data-pack=double-dice] { --felt: #4a1020; --felt-lit: #861d39; }
[data-pack=wonder-dice] { --felt: #2a1748; --felt-lit: #4f2d8a; }
[data-pack=snake-eyes-party] { --felt: #3a2416; --felt-lit: #6b4426; }
@media (prefers-color-scheme: dark) {
  :root {
    --bg: #0b0f0e; --surface: #141a18; --raised: #1e2623; --hair: #2b3531; --edge: #75807a; --text: #f7f2e4;
    --text-2: #bdbaab; --accent-ink: #d8b15a; --focus: #ffd977;
  }
}
`;

/** The page around the rules: masthead, contents, headings and notices. */
export const room = `
* { box-sizing: border-box; }
html { font-size: 62.5%; -webkit-text-size-adjust:100%; scroll-padding-top: 12px; }
body { margin: 0; background: var(--bg); color: var(--text); font: 400 1.7rem/1.5 var(--sans); }
h1,h2,h3,h4,p,ul,ol,dl,dd,figure { margin: 0; padding: 0; }
ul,ol { list-style: none; }
a {
  color: inherit; text-decoration-color: var(--accent-ink); text-decoration-thickness: 1.5px;
  text-underline-offset: 3px;
}
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
main:focus { outline: none; }
svg { display: block; }
code { font: 600 .92em ui-monospace,Menlo,Consolas,monospace; overflow-wrap: anywhere; }
small { font-size: .82em; color: var(--text-2); }
.sprite { position: absolute; width: 0; height: 0; overflow: hidden; }
.skip {
  position: absolute; left: 12px; top: -80px; z-index: 2; background: var(--winlight); color: #0b0f0e;
  padding: 12px 18px; border-radius: 10px; font-weight: 600;
}
.skip:focus { top: 12px; }
.masthead {
  background: var(--felt) radial-gradient(130% 190% at 50% -50%,var(--felt-lit),transparent);
  color: #f7f2e4; padding: 30px max(28px,calc((100% - 1236px)/2)) 34px; border-bottom: 3px solid #d8b15a;
}
.masthead h1 { font: 700 clamp(4.6rem,7vw,8.4rem)/.95 var(--sign); letter-spacing: .005em; margin-top: 22px; }
.masthead .place { font-size: 1.9rem; margin-top: 8px; color: #efe6cf; }
.brand { font: 700 2.5rem/1 var(--sign); }
.masthead .brand span {
  font-weight: 600; color: #ecc97a; border-left: 1px solid #ecc97a; margin-left: 10px; padding-left: 12px;
}
.book {
  display: grid; grid-template-columns: 25rem minmax(0,1fr); gap: 0 56px; max-width: 129.2rem; margin: 0 auto;
  padding: 0 28px;
}
.toc {
  position: sticky; top: 0; align-self: start; max-height: 100vh; overflow: auto; padding: 30px 20px 30px 0;
  font-size: 1.55rem;
}
.toc a {
  display: flex; gap: 10px; min-height: 44px; align-items: center; padding: 4px 10px; border-radius: 10px;
  line-height: 1.25; text-decoration: none;
}
.toc a:hover { background: var(--raised); }
.toc .n { font: 600 1.8rem/1 var(--sign); color: var(--text-2); flex: none; width: 26px; }
main { padding: 8px 0 72px; min-width: 0; }
.part { padding-top: 40px; }
h2 { font: 700 4.4rem/1.02 var(--sign); padding-bottom: 18px; text-wrap: balance; }
h2 .number { color: var(--accent-ink); }
.lead, .about p { max-width: 66ch; margin: 0 0 14px; color: var(--text-2); }
.notices { max-width: 70ch; margin-bottom: 20px; }
.notices li { padding: 9px 0 9px 18px; border-left: 3px solid var(--accent-ink); }
.treatments { display: grid; gap: 8px; margin-bottom: 22px; }
.treatments div { display: grid; grid-template-columns: 11.2rem 1fr; align-items: baseline; }
.badge {
  display: inline-block; font: 600 1.45rem/1.3 var(--sign); letter-spacing: .04em; text-transform: uppercase;
  border: 1.5px solid var(--edge); border-radius: 6px; padding: 1px 7px; margin-right: 4px;
  color: var(--text);
}
.badge.enforced { background: var(--text); border-color: var(--text); color: var(--bg); }
.badge.recorded { background: var(--raised); }
.badge.displayed { border-style: dashed; }
.badge.physical { border-style: dotted; color: var(--text-2); }
.legend { display: flex; flex-wrap: wrap; gap: 8px 26px; }
.legend li { display: flex; gap: 9px; align-items: center; }
.foot {
  border-top: 1px solid var(--hair); padding: 26px max(28px,calc((100% - 1236px)/2)) 44px;
  color: var(--text-2); font-size: 1.5rem;
}
`;

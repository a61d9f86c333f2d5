// The letters of the system: a site that is served by a pit at home should not weigh a megabyte for its typeface.
import { type Theme, withBase } from 'vitepress';
import theme from 'vitepress/theme-without-fonts';
import './site.css';

/** A page with a felt, dice or results asks for what draws them; it comes once. */
function loadElements(): void {
  if (document.querySelector('dice-felt, dice-roll, dice-results') === null) return;
  if (document.querySelector('script[data-elements]') !== null) return;
  const script = document.createElement('script');
  script.type = 'module';
  script.src = withBase('/dicepit-elements.js');
  script.dataset['elements'] = '';
  document.head.append(script);
}

// oxlint-disable-next-line import/no-default-export
export default {
  extends: theme,
  enhanceApp({ router }) {
    // Pages are also drawn while the site is built, where there is no browser.
    if (typeof document === 'undefined') return;
    // The page stands there after the next picture.
    router.onAfterRouteChange = () => void requestAnimationFrame(() => requestAnimationFrame(loadElements));
  },
} satisfies Theme;

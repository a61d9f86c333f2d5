// The letters of the system: a site that is served by a pit at home should not weigh a megabyte for its typeface.
import theme from 'vitepress/theme-without-fonts';
import './site.css';

// oxlint-disable-next-line import/no-default-export
export default theme;

import { boot } from '../shell/boot.tsx';
import '../look/wide.css';
import '../look/host.css';
import '../look/host-pages.css';
import '../look/host-sheets.css';
import { PaperworkPage } from './paper-page.tsx';

void boot(() => <PaperworkPage />);

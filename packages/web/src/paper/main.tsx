import { boot } from '../shell/boot.tsx';
import { PaperworkPage } from './paper-page.tsx';
import '../look/wide.css';
import '../look/host.css';
import '../look/host-pages.css';
import '../look/host-sheets.css';
import '../look/office.css';
import '../look/paper.css';

void boot(() => <PaperworkPage />);

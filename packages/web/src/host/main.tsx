import { boot } from '../shell/boot.tsx';
import { HostPage } from './host-page.tsx';
import '../look/wide.css';
import '../look/host.css';
import '../look/host-pages.css';
import '../look/host-sheets.css';
import '../look/wording.css';
import '../look/on-paper.css';

void boot(() => <HostPage />);

import { boot } from '../shell/boot.tsx';
import { OfficePage } from './office-page.tsx';
import '../look/wide.css';
import '../look/host.css';
import '../look/host-pages.css';
import '../look/host-sheets.css';
import '../look/office.css';

void boot(() => <OfficePage />);

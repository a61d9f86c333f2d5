import { boot } from '../shell/boot.tsx';
import '../look/wide.css';
import '../look/host.css';
import '../look/host-pages.css';
import '../look/host-sheets.css';
import { OfficePage } from './office-page.tsx';

void boot(() => <OfficePage />);

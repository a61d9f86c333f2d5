import { boot } from '../shell/boot.tsx';
import { InspectPage } from './inspect-page.tsx';
import '../look/wide.css';
import '../look/host.css';
import '../look/host-pages.css';
import '../look/host-sheets.css';
import '../look/office.css';
import '../look/inspect.css';

void boot(() => <InspectPage />);

import { boot } from '../shell/boot.tsx';
import { DrillPage } from './drill-page.tsx';
import '../look/wide.css';
import '../look/drill.css';

void boot(() => <DrillPage />);

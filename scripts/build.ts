import { loadEnvFiles } from './env-files';
import { buildSite, refuseBasePath } from './start/build';
import { stopSignal } from './start/processes';

loadEnvFiles();
try {
  refuseBasePath();
  if (!(await buildSite(stopSignal()))) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

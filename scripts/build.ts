import { loadEnvFiles } from './env-files';
import { buildSite } from './start/build';
import { stopSignal } from './start/processes';

loadEnvFiles();
try {
  if (!(await buildSite(stopSignal()))) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

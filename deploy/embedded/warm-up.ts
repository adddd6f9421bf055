// Compiles the long-running code once, in a separate process: a process that finds it in Node's compile cache does not
// load the type stripper, which needs 20 MB in every process.
import './launcher.ts';
import './processes/front.ts';
import './processes/services.ts';
import './cli.ts';

// Compiles what stays in memory once, in a process of its own: whoever finds it in Node's compile cache later does not
// load the type stripper, which weighs 20 MB in every process.
import './launcher.ts';
import './processes/front.ts';
import './processes/services.ts';
import './cli.ts';

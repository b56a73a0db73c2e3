// Every command imports this file first, because an older Node would fail somewhere in the middle. It is plain JavaScript,
// since `npm start` imports it before anything is installed.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

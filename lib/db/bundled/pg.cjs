// What the bundler is given for `pg` (next.config.ts). As an ES module it would make every module above it asynchronous,
// and the promise of each keeps the request in which a page was first asked for, with all that was drawn in it.
module.exports = require('pg/lib/index.js')

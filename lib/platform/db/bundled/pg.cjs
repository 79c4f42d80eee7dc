// Alias for `pg` in the bundle (next.config.ts): an ES module would make importers asynchronous, and their
// promises retain the first request.
module.exports = require('pg/lib/index.js')

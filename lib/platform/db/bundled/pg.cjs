// Alias for `pg` in the bundle (next.config.ts). As an ES module it would make every importing module asynchronous, and
// those module promises retain the request that first imported them.
module.exports = require('pg/lib/index.js')

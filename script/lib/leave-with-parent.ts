// Loaded before a child's own program. When the launcher is gone, however it went, its channel closes, and the child ends too.
const GRACE_MS = 10_000

// Its lines have no reader then either.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
process.on('disconnect', () => {
  setTimeout(() => process.exit(1), GRACE_MS).unref()
  process.kill(process.pid, 'SIGTERM')
})
// The channel alone shall not keep a child alive that has nothing more to do.
process.channel?.unref()

export {}

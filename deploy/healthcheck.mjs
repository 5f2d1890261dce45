// Ends with 0 when the process in this container answers. A worker answers only where METRICS_PORT is set.
const port = process.env.METRICS_PORT || process.env.PORT || 3000
const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(4000) }).catch(() => null)
process.exit(answer?.ok ? 0 : 1)

/**
 * The milliseconds this thread has had of a processor so far: what others do on the machine does not count, so that a
 * limit to it tells how much work something is.
 */
export function processorMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

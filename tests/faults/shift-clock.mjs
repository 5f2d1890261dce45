// Loaded before a process of Mizan (`node --import`), whose clock then jumps at every SIGUSR2: an hour ahead, two back, one
// ahead again. Where MIZAN_CLOCK_SHIFT_S is set it begins that far off.
const RealDate = Date
const HOUR = 3_600_000
let shift = Number(process.env.MIZAN_CLOCK_SHIFT_S ?? 0) * 1000
const jumps = [HOUR, -2 * HOUR, HOUR]
let jumped = 0

globalThis.Date = class Date extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + shift)
    else super(...given)
  }
  static now() {
    return RealDate.now() + shift
  }
  static [Symbol.hasInstance](value) {
    return value instanceof RealDate
  }
}

process.on('SIGUSR2', () => {
  shift += jumps[jumped % jumps.length]
  jumped += 1
})

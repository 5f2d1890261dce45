// Checks the dependency rule, and first that the checker itself still sees: it must find the two forbidden doors of
// tests/boundaries, the module nobody uses, and a plausible number of modules, since a parser that fails open reports nothing at all.
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { BOUNDARY_RULES } from './boundary-rules.ts'

const { options, forbidden } = BOUNDARY_RULES

async function violations(paths: string[], baseDir?: string): Promise<{ modules: number; found: string[] }> {
  const { output } = await cruise(paths, {
    ...options,
    ...(baseDir === undefined ? {} : { baseDir }),
    validate: true,
    ruleSet: { forbidden },
  })
  const { modules, summary } = output as ICruiseResult
  return {
    modules: modules.filter(({ source }) => source.startsWith('src/')).length,
    found: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
  }
}

const canary = await violations(['src'], 'tests/boundaries')
const seen = [
  'step-score-meets-no-other-step',
  'web-knows-the-contract-only',
  'product-code-is-there-for-the-product',
].filter((rule) => canary.found.some((violation) => violation.startsWith(rule)))
if (seen.length !== 3) {
  console.error(
    `The boundary checker is blind: of its three canaries it saw ${seen.length} (${canary.modules} modules).`,
  )
  process.exit(1)
}

const house = await violations(['src'])
if (house.modules < 60) {
  console.error(`The boundary checker read only ${house.modules} modules of src; it must be failing open.`)
  process.exit(1)
}
for (const violation of house.found) console.error(violation)
console.error(`boundaries: ${house.modules} modules, ${house.found.length} violations`)
process.exit(house.found.length === 0 ? 0 : 1)

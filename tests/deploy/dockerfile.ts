import { readFileSync } from 'node:fs'
import { DockerfileParser, type Copy, type Instruction } from 'dockerfile-ast'

export type Stage = {
  name: string
  image: string
  copies: { from: string | null; sources: string[]; target: string }[]
  runs: string[]
  instructions: Instruction[]
}

/** The stages of a Dockerfile in their order. Throws at a line that is no instruction. */
export function readStages(path: string): Stage[] {
  const file = DockerfileParser.parse(readFileSync(path, 'utf8'))
  const stages: Stage[] = []
  for (const instruction of file.getInstructions()) {
    const keyword = instruction.getKeyword()
    if (!KNOWN.has(keyword)) throw new Error(`${keyword} is no instruction`)
    const args = instruction.getArguments().map((argument) => argument.getValue())
    if (keyword === 'FROM') {
      stages.push({ image: args[0] ?? '', name: args[2] ?? '', copies: [], runs: [], instructions: [] })
      continue
    }
    const stage = stages.at(-1)
    if (stage === undefined) throw new Error(`${keyword} before the first FROM`)
    stage.instructions.push(instruction)
    if (keyword === 'RUN') stage.runs.push(instruction.getArgumentsContent() ?? '')
    if (keyword === 'COPY') {
      const from = (instruction as Copy).getFromFlag()?.getValue() ?? null
      stage.copies.push({ from, sources: args.slice(0, -1), target: args.at(-1) ?? '' })
    }
  }
  return stages
}

/** The words of an instruction that is a JSON list, as CMD and HEALTHCHECK CMD are here. */
export function listOf(stage: Stage, keyword: string): string[] {
  const found = stage.instructions.filter((instruction) => instruction.getKeyword() === keyword)
  const [, list] = /(\[.*\])$/.exec(found.at(-1)?.getArgumentsContent() ?? '') ?? []
  if (found.length !== 1 || list === undefined) throw new Error(`${keyword} must be there once, as a list`)
  return JSON.parse(list) as string[]
}

const KNOWN = new Set(
  'FROM WORKDIR COPY RUN ENV VOLUME EXPOSE USER HEALTHCHECK CMD ENTRYPOINT ARG LABEL STOPSIGNAL SHELL ADD'.split(' '),
)

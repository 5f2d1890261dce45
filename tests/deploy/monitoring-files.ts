import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { parse } from 'yaml'

const DEPLOY = join(import.meta.dirname, '../../deploy')
const read = (path: string): string => readFileSync(join(DEPLOY, path), 'utf8')

const datasource = z.strictObject({ type: z.literal('prometheus'), uid: z.literal('${datasource}') })
const position = z.strictObject({ h: z.int(), w: z.int(), x: z.int(), y: z.int() })
const target = z.strictObject({
  refId: z.string().regex(/^[A-Z]$/),
  datasource,
  expr: z.string().min(1),
  legendFormat: z.string(),
  range: z.boolean(),
  instant: z.boolean(),
})
const step = z.strictObject({ color: z.string(), value: z.number().nullable() })
const defaults = z.strictObject({
  unit: z.enum(['short', 's', 'bytes', 'reqps', 'currencyUSD']),
  min: z.literal(0),
  thresholds: z.strictObject({ mode: z.literal('absolute'), steps: z.array(step).min(2) }).optional(),
  custom: z.strictObject({ stacking: z.strictObject({ mode: z.literal('normal') }), fillOpacity: z.int() }).optional(),
})
const panel = z.strictObject({
  id: z.int(),
  type: z.enum(['timeseries', 'stat']),
  title: z.string().min(3),
  description: z.string().min(3),
  datasource,
  gridPos: position,
  fieldConfig: z.strictObject({ defaults, overrides: z.tuple([]) }),
  options: z.record(z.string(), z.unknown()),
  targets: z.array(target).min(1),
})
const row = z.strictObject({
  id: z.int(),
  type: z.literal('row'),
  title: z.string(),
  collapsed: z.literal(false),
  gridPos: position,
  panels: z.tuple([]),
})
const dashboardSchema = z.strictObject({
  uid: z.literal('mizan'),
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  schemaVersion: z.int().min(39),
  version: z.int(),
  editable: z.boolean(),
  refresh: z.string(),
  time: z.strictObject({ from: z.string(), to: z.string() }),
  timezone: z.string(),
  templating: z.strictObject({
    list: z.tuple([
      z.strictObject({
        name: z.literal('datasource'),
        label: z.string(),
        type: z.literal('datasource'),
        query: z.literal('prometheus'),
        current: z.strictObject({ text: z.string(), value: z.string() }),
      }),
    ]),
  }),
  annotations: z.strictObject({ list: z.tuple([]) }),
  links: z.tuple([]),
  panels: z.array(z.union([row, panel])),
})
export type Panel = z.infer<typeof panel>

const rule = z.strictObject({
  alert: z.string().regex(/^Mizan[A-Z]/),
  expr: z.string(),
  for: z.string().optional(),
  labels: z.strictObject({ severity: z.enum(['critical', 'warning', 'info']) }),
  annotations: z.strictObject({ summary: z.string().min(10) }),
})
const alertsSchema = z.strictObject({ groups: z.array(z.strictObject({ name: z.string(), rules: z.array(rule) })) })

/** What of Grafana's format the dashboard uses, and nothing else. */
export const readDashboard = () => dashboardSchema.parse(JSON.parse(read('grafana/mizan.json')))
export const readPanels = (): Panel[] => readDashboard().panels.filter((each): each is Panel => each.type !== 'row')
export const readAlerts = () =>
  alertsSchema.parse(parse(read('prometheus/alerts.yml'))).groups.flatMap(({ rules }) => rules)

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { CalendarPlus, Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  PLAN_KINDS,
  PLAN_MINUTES,
  PLAN_YEARS,
  type PlanKind,
  type ReadingPlan,
} from '../../../contract/reading-plan.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { LoadProblem } from '../../components/load-problem.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Button, buttonStyle } from '../../components/ui/button.tsx'
import { Field, Input, Select } from '../../components/ui/field.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { apiUrl, callJson } from '../../lib/api.ts'
import { LOCALES } from '../../lib/format.ts'
import { useProfiles } from '../profiles/use-profiles.ts'
import { hijriYearNow } from './hijri-year-now.ts'
import { PlanTable } from './plan-table.tsx'

const route = getRouteApi('/plan')

/** A month of reading for a reader: chosen, shown, printed and taken along. */
export function PlanPage() {
  const { t } = useTranslation()
  const { reader } = route.useSearch()
  return (
    <div>
      <PageHeader title={t('shelf.plan.title')} lead={t('shelf.plan.lead')} />
      {reader === undefined ? (
        <EmptyState title={t('shelf.plan.choose')} text={t('shelf.plan.chooseText')} heading="h2">
          <Link to="/readers" className={buttonStyle({ look: 'primary' })}>
            {t('shelf.plan.toReaders')}
          </Link>
        </EmptyState>
      ) : (
        <Plan reader={reader} />
      )}
    </div>
  )
}

function Plan({ reader }: { reader: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [kind, setKind] = useState<PlanKind>('school')
  const [month, setMonth] = useState(() => new Date().getMonth() + 1)
  const [years, setYears] = useState(() => ({ common: new Date().getFullYear(), hijri: hijriYearNow() }))
  const [minutes, setMinutes] = useState<number>(PLAN_MINUTES.usual)
  const owner = useProfiles().data?.profiles.find(({ id }) => id === reader)
  const isRamadan = kind === 'ramadan'
  const year = isRamadan ? years.hijri : years.common
  const [first, last] = isRamadan ? PLAN_YEARS.ramadan : PLAN_YEARS.month
  const isSound = year >= first && year <= last && minutes >= PLAN_MINUTES.least && minutes <= PLAN_MINUTES.most
  const asked = { kind, year: String(year), month: String(month), minutes: String(minutes), lang: language }
  const query = useQuery({
    queryKey: ['plan', reader, asked],
    queryFn: ({ signal }) => callJson<ReadingPlan>('readingPlan', { params: { id: reader }, query: asked, signal }),
    placeholderData: keepPreviousData,
    enabled: isSound,
  })
  const months = Array.from({ length: 12 }, (_, at) =>
    new Date(2026, at, 1).toLocaleDateString(LOCALES[language], { month: 'long' }),
  )
  const file = (format: string): string => apiUrl('exportPlan', { params: { id: reader, format }, query: asked })
  return (
    <div className="space-y-6">
      {owner && (
        <h2 className="text-xl">
          <bdi>{owner.name}</bdi>
        </h2>
      )}
      <div className="no-print grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Field label={t('shelf.plan.kind')}>
          <Select
            value={kind}
            onChange={(event) => setKind(PLAN_KINDS.find((known) => known === event.target.value) ?? 'school')}
          >
            {PLAN_KINDS.map((known) => (
              <option key={known} value={known}>
                {t(`shelf.plan.kinds.${known}`)}
              </option>
            ))}
          </Select>
        </Field>
        {!isRamadan && (
          <Field label={t('shelf.plan.month')}>
            <Select value={month} onChange={(event) => setMonth(Number(event.target.value))}>
              {months.map((name, at) => (
                <option key={name} value={at + 1}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Field label={t(isRamadan ? 'shelf.plan.hijriYear' : 'shelf.plan.year')}>
          <Input
            type="number"
            min={first}
            max={last}
            value={year}
            onChange={(event) => {
              const changed = Number(event.target.value)
              setYears(isRamadan ? { ...years, hijri: changed } : { ...years, common: changed })
            }}
          />
        </Field>
        <Field label={t('shelf.plan.minutes')}>
          <Input
            type="number"
            min={PLAN_MINUTES.least}
            max={PLAN_MINUTES.most}
            step={5}
            value={minutes}
            onChange={(event) => setMinutes(Number(event.target.value))}
          />
        </Field>
      </div>
      {isRamadan && <p className="text-sm text-soft">{t('shelf.plan.moon')}</p>}
      <LoadProblem query={query} />
      {query.isPending && isSound && <Skeleton className="h-72" />}
      {query.data && (
        <>
          <PlanTable plan={query.data} />
          <div className="no-print flex flex-wrap gap-3">
            <Button asChild>
              <a href={file('ics')} download>
                <CalendarPlus aria-hidden />
                {t('shelf.plan.ics')}
              </a>
            </Button>
            <Button asChild>
              <a href={file('csv')} download>
                <Download aria-hidden />
                {t('shelf.plan.csv')}
              </a>
            </Button>
            <Button onClick={() => window.print()}>
              <Printer aria-hidden />
              {t('shelf.print')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

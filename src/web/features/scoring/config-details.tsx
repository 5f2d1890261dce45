import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ScoringConfigInput } from '../../../contract/scoring-config.ts'
import { Tabs } from '../../components/ui/tabs.tsx'
import { NmcPanel } from './nmc-panel.tsx'
import { SystemPanel } from './system-panel.tsx'
import { VerdictPanel } from './verdict-panel.tsx'

type ConfigDetailsProps = {
  config: ScoringConfigInput
  /** undefined while only viewing */
  onChange: ((config: ScoringConfigInput) => void) | undefined
}

/** The six tabs of a configuration, viewed or edited. */
export function ConfigDetails({ config, onChange }: ConfigDetailsProps) {
  const { t } = useTranslation()
  const [tab, setTab] = useState('1')
  const set = <Field extends keyof ScoringConfigInput>(field: Field) =>
    onChange && ((value: ScoringConfigInput[Field]) => onChange({ ...config, [field]: value }))
  return (
    <Tabs
      label={t('scoring.tabs.label')}
      value={tab}
      onChange={setTab}
      items={[
        {
          value: '1',
          label: t('scoring.tabs.n1'),
          content: (
            <SystemPanel name={t('scoring.tabs.n1')} system={config.system1Config} onChange={set('system1Config')} />
          ),
        },
        {
          value: '2',
          label: t('scoring.tabs.n2'),
          content: (
            <SystemPanel name={t('scoring.tabs.n2')} system={config.system2Config} onChange={set('system2Config')} />
          ),
        },
        {
          value: '3',
          label: t('scoring.tabs.n3'),
          content: (
            <SystemPanel name={t('scoring.tabs.n3')} system={config.system3Config} onChange={set('system3Config')} />
          ),
        },
        {
          value: '4',
          label: t('scoring.tabs.n4'),
          content: (
            <SystemPanel name={t('scoring.tabs.n4')} system={config.system4Config} onChange={set('system4Config')} />
          ),
        },
        { value: 'nmc', label: t('scoring.tabs.nmc'), content: <NmcPanel config={config.nmcConfig} /> },
        {
          value: 'verdict',
          label: t('scoring.tabs.verdict'),
          content: <VerdictPanel rules={config.verdictConfig} onChange={set('verdictConfig')} />,
        },
      ]}
    />
  )
}

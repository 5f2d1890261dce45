import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { VerdictConfig } from '../../../contract/scoring-config.ts'
import { Switch } from '../../components/ui/switch.tsx'
import { NumberField } from './number-field.tsx'

type RuleGroup = 'whitelistedRules' | 'parentGuidanceRules' | 'notWhitelistedRules'
type VerdictPanelProps = { rules: VerdictConfig; onChange: ((rules: VerdictConfig) => void) | undefined }

/** How scores and ratings become one of the three verdicts. */
export function VerdictPanel({ rules, onChange }: VerdictPanelProps) {
  const { t } = useTranslation()
  const { whitelistedRules: white, parentGuidanceRules: guide, notWhitelistedRules: not } = rules
  const set = <Group extends RuleGroup>(group: Group) =>
    onChange && ((next: Partial<VerdictConfig[Group]>) => onChange({ ...rules, [group]: { ...rules[group], ...next } }))
  const [setWhite, setGuide, setNot] = [set('whitelistedRules'), set('parentGuidanceRules'), set('notWhitelistedRules')]
  return (
    <div className="space-y-5">
      <Rules title={t('scoring.whitelistedRules')}>
        <NumberField
          label={t('scoring.minimumScore')}
          value={white.minimumScore}
          max={100}
          onChange={setWhite && ((minimumScore) => setWhite({ minimumScore }))}
        />
        <NumberField
          label={t('scoring.allowedModerates')}
          value={white.allowedModerates}
          max={4}
          onChange={setWhite && ((allowedModerates) => setWhite({ allowedModerates }))}
        />
        <Choice
          text={white.requireAllSafe ? t('scoring.requireAllSafe') : t('scoring.allowModerates')}
          label={t('scoring.requireAllSafe')}
          checked={white.requireAllSafe}
          onChange={setWhite && ((requireAllSafe) => setWhite({ requireAllSafe }))}
        />
      </Rules>
      <Rules title={t('scoring.guidanceRules')}>
        <NumberField
          label={t('scoring.minimumScore')}
          value={guide.minimumScore}
          max={100}
          onChange={setGuide && ((minimumScore) => setGuide({ minimumScore }))}
        />
        <NumberField
          label={t('scoring.maxModerates')}
          value={guide.maxModerates}
          max={4}
          onChange={setGuide && ((maxModerates) => setGuide({ maxModerates }))}
        />
      </Rules>
      <Rules title={t('scoring.notWhitelistedRules')}>
        <NumberField
          label={t('scoring.minimumScore')}
          value={not.minimumScore}
          max={100}
          onChange={setNot && ((minimumScore) => setNot({ minimumScore }))}
        />
        <NumberField
          label={t('scoring.maxModerates')}
          value={not.maxModerates}
          max={4}
          onChange={setNot && ((maxModerates) => setNot({ maxModerates }))}
        />
        <Choice
          text={not.autoRejectSevere ? t('scoring.rejectSevere') : t('scoring.reviewSevere')}
          label={t('scoring.rejectSevere')}
          checked={not.autoRejectSevere}
          onChange={setNot && ((autoRejectSevere) => setNot({ autoRejectSevere }))}
        />
      </Rules>
      <Rules title={t('scoring.pictureRules')}>
        <Choice
          text={
            rules.unseenPictures === 'parent_guidance' ? t('scoring.picturesGuided') : t('scoring.picturesTextOnly')
          }
          label={t('scoring.guideUnseenPictures')}
          checked={rules.unseenPictures === 'parent_guidance'}
          onChange={
            onChange && ((checked) => onChange({ ...rules, unseenPictures: checked ? 'parent_guidance' : 'text_only' }))
          }
        />
      </Rules>
    </div>
  )
}

function Rules({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="space-y-4 rounded-xl border border-line p-5">
      <h3 className="text-base">{title}</h3>
      <div className="grid gap-4 sm:grid-cols-2">{children}</div>
    </section>
  )
}

type ChoiceProps = { text: string; label: string; checked: boolean; onChange: ((checked: boolean) => void) | undefined }

function Choice({ text, label, checked, onChange }: ChoiceProps) {
  return (
    <p className="flex items-center gap-3 sm:col-span-2">
      <Switch label={label} checked={checked} disabled={!onChange} onChange={(next) => onChange?.(next)} />
      {text}
    </p>
  )
}

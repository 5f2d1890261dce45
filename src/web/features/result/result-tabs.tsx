import type { TFunction } from 'i18next'
import type { Evaluation } from '../../../contract/evaluation.ts'
import type { BookOpinions } from '../../../contract/opinions.ts'
import { Contained } from '../../components/contained.tsx'
import type { TabItem } from '../../components/ui/tabs.tsx'
import { ActivitiesTab } from './tabs/activities-tab.tsx'
import { CommunityTab } from './tabs/community-tab.tsx'
import { DiscussionTab } from './tabs/discussion-tab.tsx'
import { LessonsTab } from './tabs/lessons-tab.tsx'
import { NmcTab } from './tabs/nmc-tab.tsx'
import { OverviewTab } from './tabs/overview-tab.tsx'
import { ParentsTab } from './tabs/parents-tab.tsx'
import { PICTURES_TAB, PicturesTab } from './tabs/pictures-tab.tsx'
import { READINGS_TAB, ReadingsTab } from './tabs/readings-tab.tsx'
import { SafetyTab } from './tabs/safety-tab.tsx'

/**
 * The tabs a result has: NMC only where it is enabled, Community where its data is there or families have spoken, pictures where it has some, two
 * readings where a model read.
 */
export function resultTabs(t: TFunction, evaluation: Evaluation, opinions?: BookOpinions): TabItem[] {
  const isSpokenOf = (opinions?.counts?.families ?? 0) > 0
  const tabs = [
    { value: 'overview', label: t('result.tabs.overview'), content: <OverviewTab /> },
    { value: 'safety', label: t('result.tabs.safety'), content: <SafetyTab /> },
    { value: 'lessons', label: t('result.tabs.lessons'), content: <LessonsTab /> },
    { value: 'activities', label: t('result.tabs.activities'), content: <ActivitiesTab /> },
    { value: 'discussion', label: t('result.tabs.discussion'), content: <DiscussionTab /> },
    { value: 'parents', label: t('result.tabs.parents'), content: <ParentsTab /> },
    ...(evaluation.nmcAssessment?.enabled ? [{ value: 'nmc', label: t('result.tabs.nmc'), content: <NmcTab /> }] : []),
    ...(evaluation.openLibraryData?.status === 'ok' || isSpokenOf
      ? [{ value: 'community', label: t('result.tabs.community'), content: <CommunityTab opinions={opinions} /> }]
      : []),
    ...((evaluation.pictureCount ?? 0) > 0 && evaluation.extractedText !== null
      ? [{ value: PICTURES_TAB, label: t('result.tabs.pictures'), content: <PicturesTab /> }]
      : []),
    ...(evaluation.evaluator?.engine === 'llm'
      ? [{ value: READINGS_TAB, label: t('result.tabs.readings'), content: <ReadingsTab /> }]
      : []),
  ]
  // One tab that cannot be shown leaves the verdict and the other tabs where they are.
  return tabs.map(({ content, ...tab }) => ({ ...tab, content: <Contained of={evaluation}>{content}</Contained> }))
}

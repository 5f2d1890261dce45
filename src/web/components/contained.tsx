import { CircleAlert } from 'lucide-react'
import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageOutdated } from '../lib/load-part.ts'

type ContainedProps = {
  children: ReactNode
  /** What the part shows; another one is tried anew. */
  of: unknown
  /** What stands in its place; a short sentence unless told. */
  instead?: ReactNode
}
type ContainedState = { error: unknown; of: unknown }

/** Keeps a part that throws from taking the whole page with it. What an upgrade left behind is the page's own matter. */
export class Contained extends Component<ContainedProps, ContainedState> {
  override state: ContainedState = { error: undefined, of: this.props.of }

  static getDerivedStateFromError(error: unknown): Partial<ContainedState> {
    return { error }
  }

  static getDerivedStateFromProps({ of }: ContainedProps, state: ContainedState): Partial<ContainedState> | null {
    return of === state.of ? null : { of, error: undefined }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (error instanceof PageOutdated) throw error
    return this.props.instead ?? <PartFailed />
  }
}

/** In the place of a part that could not be shown. */
export function PartFailed() {
  const { t } = useTranslation()
  return (
    <p role="alert" className="flex items-start gap-3 rounded-card border border-line bg-sunken p-4 text-soft">
      <CircleAlert aria-hidden className="mt-1 size-5 shrink-0" />
      {t('common.partFailed')}
    </p>
  )
}

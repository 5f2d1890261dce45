import { X } from 'lucide-react'
import * as RadixDialog from 'radix-ui/dialog'
import { type ReactNode, type RefObject, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../lib/class-names.ts'
import { Button } from './button.tsx'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  description?: string
  children: ReactNode
  footer?: ReactNode
  wide?: boolean
  /** What has the focus first; the way out where this is absent. */
  first?: RefObject<HTMLElement | null>
}

/**
 * A modal dialog. The backdrop is our own element: the library's would inject a style sheet, which the content security
 * policy refuses.
 */
export function Dialog({ open, onClose, title, description, children, footer, wide = false, first }: DialogProps) {
  const { t } = useTranslation()
  useEffect(() => {
    if (!open) return undefined
    const root = document.documentElement
    if (window.innerWidth > root.clientWidth) root.dataset['gutter'] = ''
    root.dataset['scroll'] = 'locked'
    return () => {
      delete root.dataset['scroll']
      delete root.dataset['gutter']
    }
  }, [open])
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <RadixDialog.Portal>
        <div className="fixed inset-0 z-40 bg-[#1a1406]/55 backdrop-blur-[2px]" />
        <RadixDialog.Content
          onOpenAutoFocus={(event) => {
            if (!first?.current) return
            event.preventDefault()
            first.current.focus()
          }}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          className={classNames(
            'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[90dvh] w-full animate-rise flex-col rounded-t-card border border-line bg-surface shadow-card outline-none sm:inset-y-0 sm:my-auto sm:h-fit sm:rounded-card',
            wide ? 'sm:max-w-3xl' : 'sm:max-w-lg',
          )}
        >
          <div className="flex items-start gap-4 border-b border-line px-5 py-4 sm:px-6">
            <div className="min-w-0 flex-1 space-y-1">
              <RadixDialog.Title className="text-lg">{title}</RadixDialog.Title>
              {description !== undefined && (
                <RadixDialog.Description className="text-sm text-soft">{description}</RadixDialog.Description>
              )}
            </div>
            <Button look="quiet" size="icon" className="-me-2 -mt-1" aria-label={t('common.close')} onClick={onClose}>
              <X />
            </Button>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 py-5 sm:px-6">{children}</div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 sm:px-6">{footer}</div>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

import { Sparkle, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ListRow } from '../../../contract/book-lists.ts'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { VerdictBadge } from '../../components/verdict-badge.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { FitAnswerBadge } from '../profiles/fit-answer.tsx'
import { BookLine } from './book-line.tsx'
import { useListActions } from './use-lists.ts'

/** One line of a list: as it was sent, and what the library says of it. */
export function ListedBook({ list, row }: { list: string; row: ListRow }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { choose } = useListActions()
  const { title, isbn, book, fit, state, way, perhaps, wished, position } = row
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-52 flex-1 space-y-1">
        <BookLine wanted={row} />
        {fit?.reason && <p className="text-sm text-soft">{fit.reason[language]}</p>}
        {state === 'to_be_judged' && (
          <p className="text-sm text-soft">{t(book?.status === 'failed' ? 'lists.unread' : 'lists.waiting')}</p>
        )}
        {way === 'person' && (
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
            {t('lists.byPerson')}
            <Button
              look="link"
              size="bare"
              disabled={choose.isPending}
              onClick={() => choose.mutate({ list, position, book: null })}
            >
              <Undo2 aria-hidden />
              {t('lists.notThis')}
              <span className="sr-only">
                : <bdi>{title || isbn}</bdi>
              </span>
            </Button>
          </p>
        )}
        {perhaps.length > 0 && (
          <div className="space-y-1 text-sm">
            <p>{t('lists.perhaps')}</p>
            <ul className="space-y-1">
              {perhaps.map((offered) => (
                <li key={offered.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <span>
                    <bdi>{offered.title}</bdi>
                    {offered.author && (
                      <>
                        {' · '}
                        <bdi>{offered.author}</bdi>
                      </>
                    )}
                  </span>
                  <Button
                    size="small"
                    disabled={choose.isPending}
                    onClick={() => choose.mutate({ list, position, book: offered.id })}
                  >
                    {t('lists.isThis')}
                    <span className="sr-only">
                      : <bdi>{offered.title}</bdi>
                    </span>
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <p className="flex flex-wrap items-center gap-2 text-sm">
        {fit && fit.answer === 'wait' && <FitAnswerBadge fit={fit} />}
        {book?.verdict && <VerdictBadge verdict={book.verdict} />}
        {book?.age && <bdi dir="ltr">{book.age}</bdi>}
        {wished && state !== 'judged' && (
          <Badge tone="gold">
            <Sparkle aria-hidden />
            {t('lists.wished')}
          </Badge>
        )}
      </p>
    </li>
  )
}

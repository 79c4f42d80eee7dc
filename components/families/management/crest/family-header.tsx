import { UsersRound } from 'lucide'
import { useTranslations } from 'next-intl'
import { PlantAvatar } from '@/components/community/plant-avatar'
import type { PhotoLimits } from '@/components/photos/fit-photo'
import { SceneHeader } from '@/components/shell/scene-header'
import { Icon } from '@/components/ui/icon'
import type { FamilyView } from '@/lib/features/families/schema'
import { NameEditor } from './name-editor'
import { PictureButton } from './picture-button'

type FamilyHeaderProps = { family: FamilyView; streak: number; limits: PhotoLimits }

/** Shows the family with its plant in a garden. */
export function FamilyHeader({ family, streak, limits }: FamilyHeaderProps) {
  const t = useTranslations('family')
  const count = { adults: family.adults.length + family.grownUps.length, kids: family.kids.length }
  return (
    <SceneHeader plant={{ days: streak, look: { pot: family.pot, mood: 'awake' } }}>
      <div className="flex flex-col items-start gap-x-5 gap-y-2 px-5 pb-5 sm:flex-row sm:px-6 sm:pb-6">
        <div className="-mt-14 sm:-mt-12">
          <PictureButton
            familyId={family.id}
            hasPicture={family.avatar !== null}
            limits={limits}
            avatar={<PlantAvatar id={family.id} picture={family.avatar} pot={family.pot} size="xl" />}
          />
        </div>
        <div className="w-full min-w-0 flex-1 sm:pt-3">
          <NameEditor familyId={family.id} name={family.name} />
          <p className="flex items-center gap-2 text-soft">
            <Icon of={UsersRound} className="size-5 shrink-0" />
            {t('people', count)}
          </p>
        </div>
      </div>
    </SceneHeader>
  )
}

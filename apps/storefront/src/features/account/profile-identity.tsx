import type { Profile } from '@my-food/api';
import { Avatar, Button, Heading, PencilIcon, Inline } from '@my-food/ui';
import { useNavigate } from '@tanstack/react-router';
import { ButtonRouteLink } from '../../routing/links.tsx';
import { handOver } from './handed-profile.ts';
import * as styles from './profile.css.ts';

const nameOf = ({ firstName, lastName, username }: Profile) => [firstName, lastName].filter(Boolean).join(' ') || username;

/** A name with more letters would fill the screen in the size of a title. */
const longName = 40;

/** Who it is, and what they may do. The heading stands from the first moment, so that the focus of the entry stays on it. */
export function ProfileIdentity({ profile }: { profile: Profile | null }) {
  const name = (profile && nameOf(profile)) || 'Profile';
  return (
    <div className={styles.identity}>
      <div className={styles.plate}>
        <Avatar src={profile?.imageUrl ?? null} alt={profile ? `Picture of ${name}` : ''} size="l" />
      </div>
      <div className={styles.words}>
        <Heading level={1} variant={name.length > longName ? 'section' : 'page'} isUserText>
          <span className={styles.name}>{name}</span>
        </Heading>
        {profile && <ProfileActions profile={profile} />}
      </div>
    </div>
  );
}

function ProfileActions({ profile }: { profile: Profile }) {
  const navigate = useNavigate();
  return (
    <Inline>
      <Button icon={<PencilIcon />} onClick={() => void navigate({ to: '/profile/update/', state: { profile: handOver(profile) } })}>
        Update Profile
      </Button>
      {/* Spec §6: the role of the profile alone decides, never the stored one. */}
      {profile.role === 'ADMIN' && (
        <ButtonRouteLink to="/admin/" variant="quiet">
          Manage Product
        </ButtonRouteLink>
      )}
    </Inline>
  );
}

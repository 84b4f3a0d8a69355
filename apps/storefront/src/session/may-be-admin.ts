import type { Session } from '@my-food/machines';

/** Whether the session may open the admin pages: an unknown role is left to the server (Behaviour 'Role'). */
export const mayBeAdmin = ({ role }: Session) => !role || role === 'ADMIN';

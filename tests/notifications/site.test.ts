import { expect, test } from 'vitest';
import {
  cleanNotifications,
  hideNotification,
  notifications,
  showNotification,
  updateNotification,
} from '../../lib/notifications/store';

test("the site's notifications keep the same rules", () => {
  const id = showNotification({ message: 'a' });
  updateNotification({ id, message: 'b' });
  expect(notifications.getSnapshot()).toMatchObject([{ id, message: 'b' }]);
  hideNotification(id);
  expect(notifications.getSnapshot()).toMatchObject([{ id, phase: 'leaving' }]);
  cleanNotifications();
  expect(notifications.getSnapshot()).toEqual([]);
});

import { journey } from './journey.ts';
import { barLink, button, dishes, field, item, sidebarLink, submit, toast } from './queries.ts';
import { picture } from './steps.ts';

journey('admin', async ({ shop, signIn }) => {
  await signIn('admin');
  await shop.open('admin/');
  await shop.press(sidebarLink('Add Food'));
  await shop.fill(field('Name'), 'Puli Pitha');
  await shop.fill(field('Price'), '90.50');
  await shop.choose(field('Category'), 'Rice');
  await shop.fill(field('Description'), 'Rice dumplings.');
  await shop.tab.chooseFile(picture);
  await shop.press(submit('Add Food'));
  await shop.expectVisible(toast('Food item added successfully!'));
  await shop.expectRoute('admin/products');

  await shop.press({ role: 'link', name: 'Update', within: item('Puli Pitha') });
  await shop.fill(field('Price'), '95');
  await shop.press(submit('Update Food'));
  await shop.expectVisible(toast('Food item updated successfully!'));
  await shop.press(barLink('Food'));
  await shop.expectVisible({ text: '৳95.00' });

  await shop.open('admin/products/');
  await shop.press({ role: 'button', name: 'Delete', within: item('Puli Pitha') });
  await shop.press(button('Yes, Delete'));
  await shop.expectVisible(toast('Item deleted successfully!'));
  await shop.press(barLink('Food'));
  await shop.expectCount(dishes, 4);
});

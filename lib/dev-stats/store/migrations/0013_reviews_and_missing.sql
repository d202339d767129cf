ALTER TABLE `collection` ADD `missing` text;--> statement-breakpoint
ALTER TABLE `profile` ADD `reviews` text;
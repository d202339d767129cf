CREATE TABLE `__new_billing` (
	`scope` text NOT NULL,
	`collection` integer NOT NULL,
	`month` text NOT NULL,
	`as_of_date` text NOT NULL,
	`total_minutes_used` real NOT NULL,
	`included_minutes` real,
	`total_paid_minutes_used` real NOT NULL,
	`ubuntu_minutes` real NOT NULL,
	`windows_minutes` real NOT NULL,
	`macos_minutes` real NOT NULL,
	`owner_id` integer,
	`counted_minutes` real,
	`free_minutes` real,
	PRIMARY KEY(`scope`, `collection`, `month`)
);
--> statement-breakpoint
INSERT INTO `__new_billing`("scope", "collection", "month", "as_of_date", "total_minutes_used", "included_minutes", "total_paid_minutes_used", "ubuntu_minutes", "windows_minutes", "macos_minutes", "owner_id", "counted_minutes", "free_minutes") SELECT "scope", "collection", substr("as_of_date", 1, 7), "as_of_date", "total_minutes_used", "included_minutes", "total_paid_minutes_used", "ubuntu_minutes", "windows_minutes", "macos_minutes", "owner_id", "counted_minutes", "free_minutes" FROM `billing`;--> statement-breakpoint
DROP TABLE `billing`;--> statement-breakpoint
ALTER TABLE `__new_billing` RENAME TO `billing`;